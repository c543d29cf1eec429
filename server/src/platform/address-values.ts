import { resolve } from 'node:path'
import * as z from 'zod'
import { optional } from './environment-values.ts'

export const webUrl = z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })

/** A path, or an http(s) address. */
export const mapTiles = z
  .string()
  .trim()
  .refine((text) => !/^[a-z][a-z\d+.-]+:/i.test(text) || webUrl.safeParse(text).success, {
    error: 'must be a path or an http:// or https:// address',
  })

/** Has the database's number as its path, if any. Channels don't depend on it. */
export const backplaneUrl = z
  .url({ protocol: /^rediss?$/, error: 'must be a redis:// or rediss:// address' })
  .refine((text) => /^\/?\d*$/.test(new URL(text).pathname) && new URL(text).hostname !== '', {
    error: 'must have a host, and no path but the number of a database',
  })

/** With `{id}` in place of the id of a place. */
export const placesUrl = webUrl.refine((text) => text.includes('{id}'), { error: 'must contain {id}' })

/** Browsers refuse to send to addresses with a user name or a password. */
export const collectorUrl = webUrl.refine(
  (text) => {
    const { username, password } = new URL(text)
    return username === '' && password === ''
  },
  { error: 'must not have a user name or a password' },
)

/** Several are separated by spaces. */
const webOrigins = z.string().transform((text, context): string[] => {
  const origins = text.trim().split(/\s+/)
  if (origins.every((origin) => webUrl.safeParse(origin).success && new URL(origin).origin === origin))
    return origins
  context.addIssue({ code: 'custom', message: 'must be like https://push.example.com, without a path' })
  return z.NEVER
})

/** Other servers that the product connects to. */
export const outgoingVariables = {
  PUSH_ORIGINS: optional(webOrigins),
  CALENDAR_ORIGINS: optional(webOrigins),
  STORIES_URL: optional(webUrl),
}

/** A path of an archive, or its URL as well. */
export const tilesOf = (text: string) => ({
  path: resolve(text),
  url: webUrl.safeParse(text).success ? text : undefined,
})

export interface ListenAddress {
  host: string
  port: number
}

/** `host:port`, or a port of this machine. */
export const listenAddress = z.string().transform((text, context): ListenAddress => {
  const [, host = '127.0.0.1', digits = ''] = /^(?:(?:\[?([^[\]]+)\]?):)?(\d{1,5})$/.exec(text.trim()) ?? []
  const port = Number(digits)
  if (digits === '' || port > 65_535)
    context.addIssue({
      code: 'custom',
      message: 'must be a port, or a host and a port such as 127.0.0.1:9464',
    })
  return { host, port }
})
