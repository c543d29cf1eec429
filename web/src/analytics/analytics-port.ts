/** What the product reports about its use. Nothing is reported unless a collector is configured. */
export interface AnalyticsPort {
  /** `path` has neither a query nor tokens. */
  pageViewed(path: string): void
  /** The account's id at the identity provider, null for visitors. Page views from now on are theirs. */
  userChanged(userId: string | null): void
  /** Ends everything at once. What wasn't sent is dropped. */
  close(): void
}
