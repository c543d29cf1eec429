/** Of a page that has a guide, or could. */
export interface GuidedContent {
  /** What it offers to ask first. Null without a guide. */
  guide: readonly string[] | null
}
