import type { KindFacts } from './registry.ts'

/** Query parameter with the ids of a kind, such as `facilities`. */
export const idsParameter = ({ path }: Pick<KindFacts, 'path'>) => path.slice(1)

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** Whether a text is an id, in lower case. */
export const isId = (text: string) => uuid.test(text)
