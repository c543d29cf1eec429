import { ownHelpLinks, type HelpLinks } from '../page-surroundings.ts'

/** The last parts of the addresses of the Help Center's articles. The web has their texts. */
export const helpArticles = [
  'search-for-a-venue',
  'compare-venues',
  'ask-for-dates',
  'hotels-near-an-event',
  'publish-an-event',
  'event-calendar',
  'organization-page',
  'claim-a-page',
  'add-a-page',
  'spaces-and-surfaces',
  'invite-your-team',
  'answer-requests',
  'memberships',
  'export-and-import',
  'deleted-pages',
  'messages',
  'notifications',
  'block-somebody',
  'who-sees-me',
  'create-an-account',
  'trouble-signing-in',
  'take-your-data',
  'on-your-phone',
] as const
export type HelpArticle = (typeof helpArticles)[number]

/** For whom there are pages that say how it works, as in the menu, by the last parts of their addresses. */
export const audiences = {
  destinations: 'Destinations',
  facilities: 'Facilities',
  'event-organizers': 'Event Organizers',
  vendors: 'Vendors',
  mobile: 'Mobile',
} as const
export type Audience = keyof typeof audiences

/** The addresses of all pages of help that aren't replaced. */
export function ownHelpPaths({ help, contact, marketing }: HelpLinks): string[] {
  const own = ownHelpLinks
  return [
    ...(help === own.help ? [help, ...helpArticles.map((article) => `${help}/${article}`)] : []),
    ...(contact === own.contact ? [contact] : []),
    ...(marketing === own.marketing ? Object.keys(audiences).map((slug) => `${marketing}/${slug}`) : []),
  ]
}
