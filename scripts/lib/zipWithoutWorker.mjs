// Stands in for the workbook library's own zipping: from some size on that would start a worker from
// a script of its own making, which the content security policy forbids.
import { zipSync } from 'fflate';

// eslint-disable-next-line import-x/no-default-export -- the library asks for this module's default.
export default async function zipToArrayBuffer(files) {
  return zipSync(files).buffer;
}
