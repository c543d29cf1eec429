import * as z from 'zod'

/** How soon a team usually answers, as its managers state it. */
export const responseTimes = ['Within an hour', 'Within a day', 'Within two days', 'Within a week'] as const
export const ResponseTime = z.enum(responseTimes)
