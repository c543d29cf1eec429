import { sports } from '@app/contract/reference-lists/sports.ts'

/** All sports with the words by which people find them. The browser gets them with the page. */
export const namedSports = () => sports.map(({ name, synonyms }) => ({ name, synonyms: [...synonyms] }))
