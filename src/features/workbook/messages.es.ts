import type { SpanishOf } from '@/shared/i18n/Translation';
import type { workbookMessages } from './messages.en';

export const spanish = {
  menu: {
    label: 'Evaluación como archivo',
    workbook: 'Libro de la evaluación',
    csv: 'Evaluación como CSV',
    import: 'Importar libro…',
    sample: 'Los datos de muestra no tienen libro.',
    working: 'Preparando el archivo…',
    failed: 'No se ha podido crear el archivo. Se puede volver a intentar.',
  },
  sheet: {
    assessment: 'Evaluación',
    readMe: 'Léame',
    remarks: 'Observaciones',
    notInList: 'Hay que elegir un valor de la lista. Un guion (-) borra el campo.',
    instructions: {
      fill: 'Rellenar las columnas blancas de la hoja Evaluación y elegir después Importar libro… en la página Áreas de impacto.',
      preview: 'Antes de guardar se muestran todos los cambios y las cifras nuevas.',
      empty: 'Una celda vacía no cambia nada. Un guion (-) borra el campo.',
      levels: 'Los niveles son Muy bajo, Bajo, Medio, Alto y Muy alto, o un número de 0 a 10.',
      values:
        'Introducir valores y no fórmulas. No combinar celdas. Se pueden eliminar y ordenar filas y mover columnas.',
      conflicts:
        'Si otra persona cambia mientras tanto el mismo campo, se pregunta qué valor conservar.',
    },
  },
  heading: {
    activity_id: 'Id de la acción',
    number: 'Número',
    action: 'Acción',
    driver: 'Impulsor',
    sub_driver: 'Subimpulsor',
    impact_area: 'Área de impacto',
    revision: 'Revisión',
    withUnit: '{{field}} ({{unit}})',
  },
  dialog: {
    title: 'Importar libro',
    intro:
      'Elegir un libro de la evaluación de {{company}}. No se guarda nada antes de mostrar los cambios.',
    choose: 'Elegir un archivo',
    chooseOther: 'Elegir otro archivo',
    drop: 'O soltarlo aquí. Libro de Excel (.xlsx), como máximo 5 MB y 5000 filas.',
    reading: 'Leyendo el archivo…',
    failed: 'No se han podido comprobar los cambios. Se puede volver a intentar.',
    cancel: 'Cancelar',
  },
  otherCompany: {
    title: 'Este libro es de otra empresa',
    detail: 'Se hizo para {{other}} y se está importando en {{company}}.',
    unnamed: 'El libro no indica para qué empresa se hizo.',
    useAsTemplate: 'Usarlo como plantilla para esta empresa',
    templateDetail:
      'Todas las celdas rellenas cuentan entonces como valores nuevos de {{company}}.',
  },
  problem: {
    tooLarge: 'Este archivo ocupa más de 5 MB. Un libro de 5000 acciones ocupa alrededor de 1 MB.',
    empty: 'Este archivo está vacío.',
    csv: 'Es un archivo de texto o CSV. Solo se puede importar el libro de Excel (.xlsx), porque indica su empresa.',
    oldFormat:
      'Es un libro en el formato antiguo de Excel (.xls). Hay que guardarlo como libro de Excel (.xlsx).',
    protected:
      'Este libro está protegido con una contraseña. Hay que quitarla antes de importarlo.',
    openDocument: 'Es un archivo OpenDocument. Hay que guardarlo como libro de Excel (.xlsx).',
    notWorkbook: 'Este archivo no es un libro de Excel (.xlsx).',
    tooLargeUnpacked:
      'Este libro contiene mucho más que una evaluación, por lo que no se ha abierto.',
    damaged: 'Este archivo está dañado o no es un libro de Excel (.xlsx).',
    noTable:
      'Ninguna hoja del libro tiene las columnas de una evaluación. La primera fila debe nombrarlas.',
    newerFormat:
      'Este libro tiene un formato que esta versión no conoce. Hay que descargar un libro nuevo.',
    tooSlow: 'La lectura del archivo duraba demasiado y se ha detenido. No ha cambiado nada.',
    noColumns:
      'La primera fila de la hoja debe nombrar las columnas, al menos activity_id o number.',
    repeatedColumn:
      'La primera fila nombra dos veces la columna {{column}}. Hay que eliminar una de ellas.',
    tooManyRows: 'Este libro tiene {{count}} filas. Se pueden leer como máximo 5000.',
    tooManyChanges:
      'Este libro cambia {{count}} acciones. Se pueden importar como máximo 1000 a la vez.',
  },
  row: {
    inField: 'Fila {{row}}, {{field}}: {{problem}}',
    inRow: 'Fila {{row}}: {{problem}}',
    action: '{{number}} {{title}}',
    formula: 'esta celda contiene una fórmula. Hay que introducir su valor.',
    failed: 'la fórmula de esta celda ha fallado. Hay que introducir un valor.',
    merged: 'esta celda forma parte de celdas combinadas. Hay que separarlas.',
    date: 'esta celda contiene una fecha y se espera un número.',
    ambiguousNumber: '«{{given}}» puede significar dos números. Escribir {{whole}} o {{decimal}}.',
    unknownAction: 'no existe la acción «{{given}}».',
    noAction: 'la fila no nombra su acción.',
    repeatedAction: 'esta acción ya está en la fila {{given}}.',
    revision: '«{{given}}» no es una revisión. Esta columna debe quedar como está.',
    state: '«{{given}}» no es un estado. Introducir un número entero de 1 a 10.',
    level:
      '«{{given}}» no es un nivel. Elegir uno de la lista o introducir un número entero de 0 a 10.',
    factor: '«{{given}}» no es un factor. Introducir un número de 0 a 10.',
    amount: '«{{given}}» no es una cantidad. Introducir un número mayor o igual que 0.',
    refused: 'esta fila se ha rechazado. {{message}}',
  },
  preview: {
    counts: 'Contenido del archivo',
    change_one: '{{count}} cambio',
    change_many: '{{count}} de cambios',
    change_other: '{{count}} cambios',
    conflict_one: '{{count}} conflicto',
    conflict_many: '{{count}} de conflictos',
    conflict_other: '{{count}} conflictos',
    error_one: '{{count}} error',
    error_many: '{{count}} de errores',
    error_other: '{{count}} errores',
    unchanged: '{{count}} sin cambios',
    emptyCells_one: '{{count}} celda está vacía en el archivo y rellena aquí. Queda como está.',
    emptyCells_many:
      '{{count}} de celdas están vacías en el archivo y rellenas aquí. Quedan como están.',
    emptyCells_other:
      '{{count}} celdas están vacías en el archivo y rellenas aquí. Quedan como están.',
    unknownColumns: 'Se ignoran estas columnas: {{columns}}.',
    nothing: 'El archivo no cambia nada.',
    unchangedDetail_one: '{{count}} acción del archivo está como se guardó.',
    unchangedDetail_many: '{{count}} de acciones del archivo están como se guardaron.',
    unchangedDetail_other: '{{count}} acciones del archivo están como se guardaron.',
    noErrors: 'El archivo no tiene errores.',
    noConflicts: 'No hay conflictos.',
    noChanges: 'No hay otros cambios.',
    figures: 'Promedios antes y después',
    table: 'Campos cambiados',
    action: 'Acción',
    field: 'Campo',
    now: 'Ahora',
    willBe: 'Será',
    decide: 'Valor que se conserva',
    cleared: 'Borrado',
    unset: 'Sin respuesta',
    theirs: 'El suyo: {{value}}',
    mine: 'El mío: {{value}}',
    by: '{{author}}, {{time}}',
    someone: 'Otra persona',
    allTheirs: 'Conservar todos los suyos',
    allMine: 'Tomar todos los míos',
    errorsFirst: 'Hay que corregir los errores en el archivo y volver a elegirlo.',
    downloadErrors: 'Descargar con observaciones',
    newer:
      'Otras personas han guardado cambios mientras tanto. No se ha importado nada. Esta es la vista nueva.',
  },
  submit: {
    import_one: 'Importar {{count}} cambio',
    import_many: 'Importar {{count}} de cambios',
    import_other: 'Importar {{count}} cambios',
    kept: 'conservar {{count}} de otros',
    both: '{{imported}}, {{kept}}',
    done_one: 'Se ha importado {{count}} acción',
    done_many: 'Se han importado {{count}} de acciones',
    done_other: 'Se han importado {{count}} acciones',
    failed: 'La importación ha fallado y no ha cambiado nada.',
    uncertain:
      'El servidor no ha respondido. Se puede volver a intentar: lo que ya se importó no se importa dos veces.',
  },
} satisfies SpanishOf<typeof workbookMessages>;
