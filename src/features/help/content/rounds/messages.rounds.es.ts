import type { ArticleText } from '../ArticleText';

/** The article about rounds, opinions and decisions. */
export const roundsArticle: ArticleText = {
  title: 'Rondas y opiniones',
  body: [
    'En una ronda varias personas puntúan las mismas acciones por su cuenta, antes de una fecha. Dónde coinciden y dónde difieren se muestra al cerrar la ronda. Las opiniones nunca entran en una media; una decisión sí.',
    { heading: 'Dar sus opiniones' },
    {
      list: [
        'El correo y el panel llevan a Mi parte: una acción cada vez, con el significado de los estados.',
        'Teclas: de 1 a 9, 0 para 10 e Intro para la siguiente acción. «No lo sé» y «No aplica» también son opiniones.',
        'Sin conexión, sus opiniones se guardan en este dispositivo, como las respuestas, y se envían después.',
        'Entregue su parte al terminar. Puede recuperarla hasta que se cierre la ronda. Las opiniones posteriores a la fecha se marcan como tardías.',
      ],
    },
    { heading: 'Quién ve qué' },
    'Hasta que se cierra la ronda nadie ve las opiniones de los demás, tampoco quien la organiza, que ve quién ha entregado. Con nombres ocultos, el vínculo entre personas y opiniones se elimina al cerrar; entonces una acción se muestra a partir de cinco opiniones, y una parte interesada a partir de cinco propias. Los nombres no se pueden cambiar una vez que alguien ha respondido.',
    { heading: 'Pedir opiniones' },
    'Los administradores de la empresa inician una ronda en Áreas de impacto, Opiniones: empresas del espacio de trabajo, personas con su parte interesada y sus áreas, y la fecha. Se proponen las áreas que cada persona más ha respondido. Solo se puede preguntar a quienes pueden guardar respuestas. Cada persona recibe como máximo dos correos sobre una ronda: uno al abrirse y un recordatorio.',
    { heading: 'Leer el resultado' },
    {
      list: [
        'Diferencia: la distancia media entre dos opiniones. Dos bandos: un hueco de 3 o más, con al menos dos opiniones a cada lado. Por discutir: una diferencia de 2 o más, o dos bandos. Con acuerdo: todas en un margen de un estado.',
        'Mueve la puntuación: cuánto depende la media global de la acción: su peso por (más alta − más baja), dividido por los pesos de su impulsor y el número de impulsores. Ordena la lista.',
        'La puntuación está entre: la media global si cada acción tuviera su opinión más baja, o la más alta. Una acción sin opiniones cuenta con su respuesta. Lo que mueven las acciones suma exactamente este margen.',
        'Entre partes interesadas: la media ponderada de sus diferencias, en las acciones que ambas puntuaron, a partir de cinco acciones.',
        'Propuesta: la menor de las dos opiniones centrales. Nada se aplica sin pulsar.',
      ],
    },
    { heading: 'Un ejemplo' },
    { computed: 'round' },
    'Con otro impulsor en 7 y sin opiniones, la puntuación está entre {{roundLow}} y {{roundHigh}}: {{roundSwings}} = {{roundRange}}.',
    { heading: 'Decidir' },
    'Decidir convierte un estado en la respuesta, con la ronda en su historial. «Tomar las opiniones acordadas» muestra primero los promedios de antes y después. Un desacuerdo sin decidir durante dos semanas aparece en Calidad de los datos.',
  ],
};
