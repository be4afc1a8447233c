/** The names of drivers, sub-drivers and impact areas, by their names on the wire and in addresses. */
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
};
