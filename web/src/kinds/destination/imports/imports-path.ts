import { kinds, profilePath } from '../../../kind/registry.ts'

export const importsPath = (id: string) => `${profilePath(kinds.destination, id)}/imports`
