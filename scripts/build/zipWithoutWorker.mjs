// Replaces the zip function of write-excel-file. For larger files that function starts a worker from a
// generated script, which the content security policy forbids.
import { zipSync } from 'fflate';

/** @param {Record<string, Uint8Array>} files contents by path */
// eslint-disable-next-line import-x/no-default-export -- the library imports this module's default.
export default async function zipToArrayBuffer(files) {
  return zipSync(files).buffer;
}
