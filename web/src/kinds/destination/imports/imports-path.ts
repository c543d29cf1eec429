import { kinds, profilePath } from '../../registry.ts'

export const importsPath = (id: string) => `${profilePath(kinds.destination, id)}/imports`
