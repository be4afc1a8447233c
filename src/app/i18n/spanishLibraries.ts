import 'dayjs/locale/es';

/** What libraries say and how they write dates, in Spanish. */
export { default as antdSpanish } from 'antd/locale/es_ES';
