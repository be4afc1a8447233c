import type { ArticleText } from '../ArticleText';

/** The article about the comparison with peers. */
export const benchmarkArticle: ArticleText = {
  title: 'Comparación con otras empresas',
  body: [
    'El resumen de la empresa compara cada valoración con la de otras empresas: las del mismo espacio de trabajo o todas, según decida quien opera el producto. Una empresa cuenta si al menos la mitad de las acciones del impulsor tenían puntuación.',
    {
      list: [
        'Las cifras son las de la última semana terminada, de modo que guardar no cambia nada antes del lunes siguiente.',
        'Con menos de cinco empresas no se muestra nada. En otro caso se ven la mediana, redondeada a una décima, y por encima de cuántas empresas está la suya; a partir de ocho, también el intervalo de la mitad central, y a partir de veinte, un porcentaje. La marca de la barra de una tarjeta, y la del anillo en la pestaña de un impulsor, es la mediana; la parte sombreada de la barra es la mitad central.',
        'Una empresa que llegó a su espacio de trabajo esta semana se compara allí a partir del lunes siguiente. Una empresa eliminada deja de contar.',
        'Nunca se muestran el valor más bajo, el más alto ni valores individuales.',
      ],
    },
    'Ejemplo: una empresa con 6,0 y otras con 2,6, 4,5, 5,3, 5,9, 7,1 y 7,5 está por encima de 4 de 6; la mediana es 5,6.',
    'Quien conozca por otros medios todos los valores menos uno puede acotar el último. Téngalo en cuenta cuando se comparen pocas empresas.',
  ],
};
