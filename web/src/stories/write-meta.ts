import { plainMeta } from '../page/plain-page.ts'

export const writeMeta = plainMeta('Write a story', 'Tell organizers and teams what happens on your page.')
