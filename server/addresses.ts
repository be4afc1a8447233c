import { isIPv4 } from 'node:net';
import express from 'express';

/** Whether an address is that of a whole site: scheme, host and port only. */
export function isSite(address: string): boolean {
  const { pathname, search, hash, username, password } = new URL(address);
  return pathname === '/' && `${search}${hash}${username}${password}` === '';
}

/** Whether a host is reachable only from this machine. */
export function isLoopback(host: string): boolean {
  if (host === 'localhost' || host === '::1') return true;
  return isIPv4(host) && host.startsWith('127.');
}

/** The address of a server that listens on this host and port. */
export function addressOf(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${String(port)}`;
}

/** Express's 'trust proxy' from its setting. */
export function readTrust(value: string): number | string | boolean {
  if (value === 'true' || value === 'false') return value === 'true';
  return /^\d+$/.test(value) ? Number(value) : value;
}

/** Whether Express accepts a value of its setting. */
export function isTrust(value: string): boolean {
  try {
    express().set('trust proxy', readTrust(value));
    return true;
  } catch {
    return false;
  }
}
