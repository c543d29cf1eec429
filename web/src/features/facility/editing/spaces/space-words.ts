import { spaceDetails } from '../../../../page/space-words.ts'
import type { TypedSpace } from './space-rows.ts'

/** `8 × Court`; the list's names are not put into the plural. */
export const spaceTitle = ({ name, count }: TypedSpace) =>
  name === '' ? 'New space' : `${count.trim() || '?'} × ${name}`

/** Surface, location and features, as far as they are known. */
export const spaceLine = (space: TypedSpace) => spaceDetails(space).join(' · ')
