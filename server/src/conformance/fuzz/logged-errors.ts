import pino from 'pino'
import * as z from 'zod'

const Line = z.looseObject({
  reqId: z.string().optional(),
  err: z.looseObject({ message: z.string(), stack: z.string().optional() }).optional(),
})

/** A log that keeps the errors of requests, by the traceId of their problem. */
export function errorLog() {
  const errors = new Map<string, { message: string; stack: string }>()
  const log = pino(
    { level: 'error' },
    {
      write(text: string) {
        const { data } = Line.safeParse(JSON.parse(text))
        if (data?.reqId !== undefined && data.err)
          errors.set(data.reqId, { message: data.err.message, stack: data.err.stack ?? '' })
      },
    },
  )
  return { log, errorOf: (traceId: string | undefined) => errors.get(traceId ?? '') }
}
