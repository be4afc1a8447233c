import type { ArticleText } from '../ArticleText';

/** The article about the model, profiles, and workbooks of other programs. */
export const modelArticle: ArticleText = {
  title: 'Modelo, perfiles y otros libros',
  body: [
    'El modelo es aquello con lo que se evalúan todas las empresas: cuatro impulsores, sus subimpulsores y las acciones. Los administradores lo cambian en Mis empresas, Modelo.',
    { heading: 'Cambiar el modelo' },
    {
      list: [
        'Descargue el libro del modelo, cámbielo e impórtelo. Cada acción tiene un nombre, una descripción y cinco referencias en cada idioma. Los cambios pequeños se hacen con Editar acciones.',
        'Un id vacío añade una acción. Las acciones se retiran y no se eliminan, para que no se pierda ninguna respuesta. Si cambia más del 40 % de las palabras de un texto, indique en question si es la misma pregunta (same) o una nueva (new); una nueva retira la acción y añade otra.',
        'Una importación es un borrador. Los problemas se nombran con su hoja y su fila, y entonces no se importa nada.',
        'La vista previa muestra qué promedios cambian, por empresa y por acción, con las mismas respuestas. Suma exactamente.',
        'Aplicar lleva segundos y mientras tanto se puede guardar. Deshacer lo retira durante 14 días, mientras ninguna acción añadida tenga respuesta.',
      ],
    },
    { heading: 'Comparar a través de un cambio' },
    'Evolución marca el salto de una versión. En términos comparables es el valor registrado más los saltos posteriores: lo que habría sido con el modelo en uso. Lo usan el cambio desde hace cuatro semanas, el ritmo de los objetivos y la comparación con otras empresas. En Qué lo ha movido, el salto es una línea propia.',
    { heading: 'Perfiles' },
    'Un perfil es un conjunto de acciones que no se aplican a empresas de un tipo, con un motivo. Aplíquelo a una empresa en Mis empresas, Perfiles: antes se muestran los promedios de antes y después. Retírelo de una vez; las marcas que las personas hicieron o cambiaron se conservan.',
    { heading: 'Importar cualquier archivo de Excel' },
    {
      list: [
        'Elija cualquier libro en Áreas de impacto, Importar libro. Si no es una evaluación, indique qué columnas contienen las preguntas y las respuestas. En los archivos de encuestas, cada pregunta es una columna y cada fila una persona.',
        'Indique qué significa cada valor como estado de 1 a 10. Nada se convierte sin preguntar.',
        'Asigne a cada pregunta su acción. Los números iguales se emparejan, y las palabras parecidas solo se proponen. Para una acción con varias preguntas tome el estado más bajo, la mediana inferior o elija uno.',
        'Las preguntas sin acción se cuentan y se omiten. Después se muestra cada cambio antes de guardar.',
        'Quien hace revisiones puede convertir las respuestas en una revisión pasada en lugar de respuestas de hoy.',
        'Guarde la correspondencia con un nombre: el siguiente archivo de esta forma se importa de una vez, también en un teléfono.',
      ],
    },
  ],
};
