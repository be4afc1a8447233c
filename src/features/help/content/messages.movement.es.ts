import type { ArticleText } from './ArticleText';

/** The article about why a score moved, in Spanish. */
export const movementArticle: ArticleText = {
  title: 'Por qué se movió una puntuación',
  body: [
    'Un pequeño ▲ o ▼ junto a una valoración muestra cuánto cambió su promedio en las últimas cuatro semanas. Los cambios menores de 0,05 no se muestran, y «nuevo» significa que entonces no había promedio. Selecciónelo para ver qué movió el promedio.',
    'En «Qué movió la puntuación», en la página de evolución, elija un impulsor o el promedio global y dos momentos, o uno de los períodos hasta ahora: cuatro semanas, un trimestre, un año o desde que se fijó el objetivo. Una semana cuenta tal como estaba a su final, el domingo a medianoche UTC.',
    { heading: 'Las partes de un cambio' },
    {
      list: [
        'Puntuación cambiada: acciones que subieron o bajaron de puntuación.',
        'Recién puntuado: acciones que se puntuaron por primera vez. Una puntuación inferior al promedio lo baja, aunque nada haya empeorado.',
        'Peso cambiado: acciones cuya relevancia o criticidad se cambió.',
        'Puntuación retirada: acciones cuyo estado se borró o que se marcaron como no aplicables.',
        'Sin explicar: cambios guardados antes de que se registrara cada cambio. Nunca se reparten entre las demás partes.',
      ],
    },
    'Las partes que suman 0,00 se omiten. Debajo, una barra muestra lo que aportó cada subimpulsor; selecciónela para ver solo sus acciones.',
    'La lista muestra cada acción con su contribución, la causa y quién la cambió por última vez. Una acción que no cambió no contribuye.',
    { heading: 'Un ejemplo' },
    { computed: 'movement' },
    'El promedio del impulsor era {{movementBefore}} y ahora es {{movementAfter}}. Las contribuciones suman el cambio: {{movementSum}} = {{movementChange}}.',
    'La contribución de una acción es (peso después · (estado después − k) − peso antes · (estado antes − k)) ÷ D. Aquí k es la media de ambos promedios y D la media de ambas sumas de pesos. El peso es 0 donde la acción no tiene puntuación.',
    'Las cifras tienen dos decimales y se redondean de modo que sume lo que se muestra. Las descargas de la página de evolución contienen las mismas cifras.',
  ],
};
