import type { ImportSource } from './profile-calls.ts'

/** Who imported a page: `by Dana Brindlow for Visit Ohio`. */
export const importedBy = ({ by, destination }: Pick<ImportSource, 'by' | 'destination'>) =>
  `by ${by}${destination === null ? '' : ` for ${destination.name}`}`
