/** What the empty sections of a kind ask its managers for. */
export interface SectionWords {
  /** Who reads its pages: 'teams'. */
  readers: string
  /** The documents that it usually has: 'floor plans or rate cards'. */
  documents: string
}
