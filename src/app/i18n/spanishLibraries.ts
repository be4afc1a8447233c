import 'dayjs/locale/es';

/** Spanish messages and date formats of libraries. */
export { default as antdSpanish } from 'antd/locale/es_ES';
