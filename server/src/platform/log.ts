import type { FastifyBaseLogger } from 'fastify'
import type { LoggerOptions } from 'pino'
import type { Configuration } from './configuration.ts'

/** Secrets and personal data, which must never reach the log. */
const redacted = [
  'authorization',
  'mailed-key',
  'cookie',
  'access_token',
  'refresh_token',
  'id_token',
  'password',
  'email',
  'token',
]
const paths = redacted.flatMap((name) => [name, `*.${name}`, `*.*.${name}`])

export const logOptions = ({ logLevel, mode }: Pick<Configuration, 'logLevel' | 'mode'>): LoggerOptions => ({
  level: logLevel,
  redact: { paths, censor: '[redacted]' },
  ...(mode === 'development' && {
    transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname' } },
  }),
})

/** A log that writes lines of the level `info` whatever `LOG_LEVEL` is, unless that is `silent`. */
export const alwaysInfo = (
  log: FastifyBaseLogger,
  { logLevel }: Pick<Configuration, 'logLevel'>,
): FastifyBaseLogger => (logLevel === 'silent' ? log : log.child({}, { level: 'info' }))
