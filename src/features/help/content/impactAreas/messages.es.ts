import type { ArticleText } from '../ArticleText';

/** The article about the impact areas and the workbook of the assessment. */
export const impactAreasArticle: ArticleText = {
  title: 'Áreas de impacto',
  body: [
    'Las siete áreas de impacto agrupan las acciones según la parte de la empresa a la que se refieren. Cada una tiene una tarjeta con su avance en porcentaje.',
    'El botón de una tarjeta abre la acción actual del área. Muestra una flecha mientras no haya nada hecho en el área, y un lápiz a partir de entonces. Los suscriptores ven un ojo.',
    'Qué cuenta como hecho y cuál es la acción actual se explica en «Cómo se calculan el avance y el estado».',
    { heading: 'Rellenar la evaluación en Excel' },
    {
      list: [
        'El menú de la parte superior descarga la evaluación como libro o como CSV. Puede descargarla quien ve las cifras; para importar hace falta poder editar.',
        'Rellene las columnas blancas con Excel o LibreOffice y elija «Importar libro…». Antes de guardar se muestran cada cambio y los promedios de antes y después.',
        'Una celda vacía no cambia nada. Un guion (-) borra el campo. Un nivel de la lista conserva un valor guardado del mismo nivel.',
        'Si otras personas han cambiado el mismo campo desde la descarga, se muestran ambos valores con autor y hora. Se conservan los suyos mientras no se elija el propio.',
        'Los errores indican su fila, y no se importa nada mientras haya alguno. El libro se puede descargar con una observación en cada una de esas filas.',
        'El libro de otra empresa se puede usar como plantilla: todas sus celdas rellenas cuentan entonces como nuevas.',
      ],
    },
  ],
};
