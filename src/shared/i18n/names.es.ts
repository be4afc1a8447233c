/**
 * The names of drivers, sub-drivers and impact areas by their names on the wire and in addresses, and the descriptions of
 * the demo model's drivers by the English ones.
 */
export const spanish: Readonly<Record<string, string>> = {
  Expectations: 'Expectativas',
  'Operating Margin': 'Margen operativo',
  'Revenue Growth': 'Crecimiento de ingresos',
  'Asset Efficiency': 'Eficiencia de activos',
  'Global Average': 'Promedio global',
  'Corporate Strategy & Business Management': 'Estrategia corporativa y gestión del negocio',
  'Customer Strategy, Relationships and Interactions':
    'Estrategia, relación e interacción con los clientes',
  'Product Strategy, Development and Production':
    'Estrategia, desarrollo y producción de productos',
  'Human Resource Strategy and Management': 'Estrategia y gestión de recursos humanos',
  'IT Strategy & Management': 'Estrategia y gestión de TI',
  'Other Shared / Corporate Services': 'Otros servicios compartidos o corporativos',
  'All Process Groupings (apply to all processes)':
    'Todos los grupos de procesos (se aplica a todos)',
  'Company strengths': 'Fortalezas de la empresa',
  'External factors': 'Factores externos',
  'Selling, general and administrative': 'Gastos comerciales, generales y administrativos',
  'Cost of goods sold': 'Coste de las ventas',
  'Income taxes': 'Impuesto sobre beneficios',
  Volume: 'Volumen',
  'Price realization': 'Realización de precios',
  'Property, plant and equipment': 'Inmovilizado material',
  Inventory: 'Existencias',
  'Receivables and payables': 'Cuentas por cobrar y por pagar',
  'What owners, lenders and the market believe the company will earn in the years ahead. It rests on strengths that rivals cannot easily copy and on how well the company reads and withstands what happens outside it. Trust in the plan raises value before a single extra sale is made.':
    'Lo que los propietarios, los prestamistas y el mercado creen que la empresa ganará en los próximos años. Se apoya en fortalezas que los rivales no pueden copiar con facilidad y en lo bien que la empresa interpreta y resiste lo que ocurre fuera de ella. La confianza en el plan aumenta el valor antes de la primera venta adicional.',
  'What remains of each dollar of revenue after running the business and paying taxes on it. The margin grows when overheads, the cost of what is sold and the tax bill rise more slowly than revenue, without starving the work that customers pay for.':
    'Lo que queda de cada dólar de ingresos después de llevar el negocio y pagar sus impuestos. El margen crece cuando los gastos generales, el coste de lo vendido y los impuestos suben más despacio que los ingresos, sin desatender el trabajo por el que pagan los clientes.',
  'How fast sales rise, and whether they rise for good reasons. More volume comes from new customers, new products and buyers who stay; better price realization comes from charging for the value delivered and keeping discounts in hand.':
    'Con qué rapidez suben las ventas y si suben por buenas razones. El volumen crece con nuevos clientes, nuevos productos y compradores que se quedan; los precios mejoran cuando se cobra el valor entregado y se controlan los descuentos.',
  'How much business the company does with the capital tied up in it. Well-used plant, lean stock and prompt settlement of what is owed set cash free, so that growth needs less money from outside.':
    'Cuánto negocio hace la empresa con el capital que tiene inmovilizado. Unas instalaciones bien aprovechadas, unas existencias ajustadas y el cobro puntual de lo que se debe liberan efectivo, de modo que el crecimiento necesita menos dinero de fuera.',
};
