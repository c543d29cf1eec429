import { ofCreationOf, pageOf, profilesOf, shellOf, styleOf } from './arrivals.ts'
import {
  besideHomeOf,
  besideLateHomeOf,
  besideProfilesOf,
  bothOf,
  homeOf,
  lateHomeOf,
  sessionOf,
} from './home.ts'

/**
 * The first load in few files, because a slow phone waits longer for a request than for its bytes, and one file compresses
 * better than several. One stylesheet, because each delays the first paint. Neither has what only editing needs.
 */
const isInitial = ['$initial' as const]
const ours = /[\\/]web[\\/]src[\\/]/
const oursAndContract = /[\\/](?:web|contract)[\\/]src[\\/]/
/**
 * Without those that need reference lists, whose schemas would bring zod along, without those of requests only, and without
 * the paths that breadcrumbs need at once.
 */
const rules =
  /[\\/]contract[\\/]src[\\/]rules[\\/](?!activity-views|asked|tell-asked|sentence-parts|right-to-left|time-ago|sport-spaces|urgency|landing-pages|location-summary|event-status|hotel-offers|lead-moves|match-choices|name-order|place-day|list-completeness|opening-hours|space-choices|impact[\\/])/
const framework =
  /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler|zustand)[\\/]|[\\/]react-query[\\/].*QueryClientProvider/
/** TanStack Query and the code that runs only with it, loaded with the first query. Its context is on every page. */
const queries = /[\\/]@tanstack[\\/][\w-]*query|[\\/]src[\\/]api[\\/]queries\.ts$/
/** Forms need them without TanStack Query, and without the rows of events and requests, which show how urgent one is. */
const problem =
  /[\\/]src[\\/](?:api[\\/]problem|page[\\/]typed-(?:values|count)|rules[\\/](?:urgency|place-day))\.ts$/
const shared = {
  tags: isInitial,
  minShareCount: 2,
  entriesAware: true,
  entriesAwareMergeThreshold: 6_000,
}
/** Of the tray, lists and the comparison. The tray is on every page, so it must not share a file with a page. */
const compare = /[\\/]src[\\/]compare[\\/](choose|compare-query)\.ts$/
/** What marketplaces load later, and their pages of filters at once. */
const market = /[\\/]web[\\/]src[\\/]market[\\/]/
/** Only of kinds that receive no requests. The pages of the others must not load it. */
const direct =
  /[\\/]src[\\/](?:profile[\\/]contact[\\/]direct-aside|profile[\\/]links[\\/]part-of|page[\\/]time-of-day)\.tsx?$/
/** What the marketplaces and the profiles of other kinds must not load. */
const businessMarket = /[\\/]src[\\/]kinds[\\/]business[\\/]market\.ts$/
/** Likewise, with the parts above the results that only markets with dates have. */
const eventMarket =
  /[\\/]src[\\/](?:kinds[\\/]event[\\/](?:market|date-criteria|weeks)|market[\\/](?:count-row|dates-button|calendar-slot)(?:\.module)?)\.(?:tsx?|css)$/
const businessProfile =
  /[\\/]src[\\/]kinds[\\/]business[\\/](?:business-content|promotions[\\/]promotion-(?:stub|words))\.tsx?$/
/** Only of events, with the rules that their pages need at once. */
const eventProfile =
  /[\\/]src[\\/](?:kinds[\\/]event[\\/]request[\\/]request-words|rules[\\/](?:location-summary|event-status|hotel-offers))\.ts$/
const ofFewKinds = [direct, businessMarket, eventMarket, businessProfile, eventProfile]
  .map(({ source }) => source)
  .join('|')
/** Not what brings TanStack Query: merged with the fields of a kind, its creation page would load it. */
const oursWithoutQueries =
  /[\\/]web[\\/]src[\\/](?!kind[\\/]home-lists|searches[\\/]saved-searches-list|lists[\\/]|messages[\\/]|profile[\\/]links[\\/]accept-link)/
const allButFew = new RegExp(`^(?!.*(?:${ofFewKinds})).*${oursAndContract.source}`)
/** The pages of landing topics must not load what imports share with them. */
const topic = /[\\/]src[\\/]landing[\\/]topic[\\/]/
/** Together, so that they come with the route: the server renders the view, whose code most readers never load. */
const topicStyles = /[\\/]src[\\/]landing[\\/]topic[\\/][^\\/]+\.css$/
/** Merged with other small parts, they would bring TanStack Query to the creation pages. */
const imports =
  /[\\/]web[\\/]src[\\/](?:imports[\\/]|kinds[\\/]destination[\\/]imports[\\/]destination-imports)/
/** Merged with other small parts, the page of a calendar would load those of imports with TanStack Query. */
const calendar = /[\\/]web[\\/]src[\\/]calendar[\\/]/
/** Merged with those of organizations, the creation page of an organization would load them. */
const eventFields = /[\\/]web[\\/]src[\\/]kinds[\\/]event[\\/](?:fields|past-dates)\.ts$/
/** Merged with other small parts, creation pages would load them, with TanStack Query and the calendar. */
const requests =
  /[\\/]web[\\/]src[\\/](?:requests[\\/](?:match[\\/]match-words\.ts$|impact[\\/](?:range-words\.ts|impact\.module\.css)$|host-name\.tsx$|lead[\\/]|pipeline[\\/])|api[\\/]groups-changed)/
/** What requests ask. No page needs it at first. */
const asked = /[\\/]contract[\\/]src[\\/]rules[\\/](?:(?:tell-)?asked|sentence-parts|match-choices)/
/** Merged with other small parts, they would bring the fields of facilities to the form of a request. */
const drafts =
  /[\\/]web[\\/]src[\\/]requests[\\/](?:request-drafts?|old-drafts|form[\\/](?:draft-field|count-input|kept-draft))\.tsx?$|[\\/]page[\\/]use-figure\.ts$/
/** Merged with other small parts, creation pages would load those of messages to us. */
const steps = /[\\/]web[\\/]src[\\/]page[\\/](?:step-queue|file-rules)\.ts$/
/** Merged with other small parts, they would bring these to the page of hosts. */
const marks =
  /[\\/]web[\\/]src[\\/](?:requests[\\/](?:match[\\/]score-parts|fit-mark)|page[\\/](?:match-pips|use-strip))\.tsx?$/
/** Merged with other small parts, the creation pages of businesses, hotels and companies would load whatever these are. */
const smallFields = /[\\/]web[\\/]src[\\/]kinds[\\/](?:business|hotel|company)[\\/]fields\.ts$/
/** Each creation page needs them. Merged with other small parts, they would bring the fields of other kinds. */
const errorWords = /[\\/]src[\\/](?:issue-words|platform[\\/]form[\\/]field-words)\.ts$/
/** Apart from other components: what has a field need not show a map, and choices would bring the checkbox, whose styles they share. */
const fields = /[\\/]web[\\/]src[\\/]components[\\/]fields[\\/](?!choice-list|radio-group)/
/** Merged with the fields of spaces, they would bring a profile to the creation page of facilities. */
const eventRows = /[\\/]web[\\/]src[\\/]kinds[\\/]event-rows[\\/]/
/** Merged with other small parts, home and the creation pages would load what they don't use yet. */
const verbs =
  /[\\/]web[\\/]src[\\/](?:requests[\\/]request-write|platform[\\/](?:calls[\\/](?:calls|call-key|touches|explain|use-read|use-write|use-changes|use-idempotency-key)|form[\\/](?:use-draft-form|differences|required|form-banner)))\.tsx?$/
/** Layout alone must bring neither calls nor forms. With what pages need for their titles, because those that have some are laid out, too. */
const boxes = /[\\/]web[\\/]src[\\/](?:platform[\\/]boxes[\\/].*\.tsx?|page[\\/]page-head\.module\.css)$/
/** Merged with the fields of spaces, it would bring the rules to other creation pages. */
const sportsField = /[\\/]web[\\/]src[\\/]creation[\\/]sports-field\.tsx$/
/** Merged with other small parts, creation pages would load it. */
const help = /[\\/]web[\\/]src[\\/]help[\\/]/
/** Merged with other small parts, creation pages would load them, with the calls. */
const calling =
  /[\\/]web[\\/]src[\\/](?:page[\\/](?:refused-people|use-choose-theme|use-invitation-answer|calendar-subscription|mailed-link|save-file)|platform[\\/](?:save-\w+|use-is-offline))\.tsx?$/
/** Merged with other small parts, creation pages would load the fields of each other. */
const reports = /[\\/]web[\\/]src[\\/]reports[\\/]/
/** The rest of what home shares must not bring TanStack Query to the calendar and the pages of requests. */
const homeLists = /[\\/]web[\\/]src[\\/]kind[\\/]home-lists\.ts$/
/** Merged with other small parts, the page of a new request would load them. */
const replies = /[\\/]web[\\/]src[\\/]page[\\/](?:message-form|inquiry-messages|use-read-page)\.tsx?$/
/** Requested links, which home answers, too. */
const pendingLinks = /[\\/]web[\\/]src[\\/]profile[\\/]links[\\/](?:affiliations|accept-link)\.tsx?$/
/** Creation pages and forms of requests need it, but not the rest of the session, which forgets it. */
const unsent = /[\\/]web[\\/]src[\\/]page[\\/](?:draft-store|conversation-texts|left-requests)\.ts$/
/** Merged with other components, it would come with each card of a page. */
const maps = /[\\/]web[\\/]src[\\/]components[\\/]map[\\/]/
/** In one file, because creation pages load all of them at once. */
const stepParts =
  /[\\/]components[\\/](?:actions[\\/](?:step-links|move-buttons|key)|display[\\/]progress-bar)\.tsx$/
const components = /[\\/]web[\\/]src[\\/]components[\\/]/
/** Which files the scripts are split into. */
export const codeSplitting = {
  groups: [
    { name: styleOf, test: ours, priority: 6 },
    { name: 'topic-style', test: topicStyles, priority: 5 },
    { name: 'framework', tags: isInitial, test: framework, priority: 5 },
    { name: shellOf, tags: isInitial, test: oursAndContract, priority: 4 },
    // Before the next one, which would take along what its modules import.
    { name: profilesOf, tags: isInitial, test: oursAndContract, priority: 3 },
    // After it, because its modules import names that marketplaces need, too.
    { name: ofCreationOf, test: oursAndContract, priority: 2.75 },
    { name: bothOf, tags: isInitial, test: oursAndContract, priority: 2.5 },
    { name: besideProfilesOf, tags: isInitial, test: oursAndContract, priority: 2 },
    { name: 'queries', test: queries, priority: 1 },
    // Apart from the queries, which home needs at once: only hearts use it.
    { name: 'reactions', test: /[\\/]src[\\/]reactions[\\/](?:run-reaction|kept-reactions)\.ts$/ },
    // Otherwise they end up in parts that use them, which the API's client would then load.
    { name: 'problem', test: problem, priority: 2 },
    { name: 'unsent', test: unsent, priority: 2 },
    { name: 'rules', test: rules, priority: 1 },
    { name: 'asked', test: asked, priority: 1 },
    { name: 'compare', test: compare, priority: 1 },
    { name: 'home-lists', test: homeLists, priority: 1 },
    { name: sessionOf, test: oursAndContract, minShareCount: 2, priority: 1 },
    { name: 'boxes', test: boxes, priority: 1 },
    { name: 'verbs', test: verbs, priority: 1 },
    { name: pageOf, tags: isInitial, test: allButFew, minShareCount: 2 },
    // In this order: a group takes along what its modules import.
    { name: besideHomeOf, tags: isInitial, test: oursAndContract, minShareCount: 2 },
    { name: homeOf, test: ours, minShareCount: 2 },
    { name: 'pending-links', test: pendingLinks },
    // Apart from the other late components, which the page of a new request needs without it.
    { name: 'avatar', test: /[\\/]components[\\/]pictures[\\/]avatar\.tsx$/ },
    { name: besideLateHomeOf, test: oursAndContract, ...shared },
    { name: lateHomeOf, test: ours, minShareCount: 2 },
    { name: 'direct', test: direct },
    { name: 'business-market', tags: isInitial, test: businessMarket },
    { name: 'event-market', tags: isInitial, test: eventMarket },
    { name: 'business-profile', tags: isInitial, test: businessProfile },
    { name: 'event-profile', tags: isInitial, test: eventProfile },
    { name: 'topic', test: topic, ...shared },
    // Merged with the other fields, forms without one would load it.
    { name: 'checkbox', test: /[\\/]components[\\/]fields[\\/]checkbox\.tsx$/ },
    // Components apart from pages: a dialog must not load a page that uses the same field.
    { name: 'fields', test: fields, ...shared, entriesAwareMergeThreshold: 8_000 },
    { name: 'choices', test: /[\\/]components[\\/]fields[\\/](?:choice-list|radio-group)\.tsx$/ },
    { name: 'maps', test: maps, ...shared },
    { name: 'step-parts', test: stepParts },
    { name: 'components', test: components, ...shared },
    { name: 'imports', test: imports, ...shared },
    { name: 'calendar', test: calendar, ...shared },
    { name: 'event-rows', test: eventRows, ...shared },
    { name: 'requests', test: requests, ...shared },
    // Merged with the fields of facilities, their creation page would load the forms of others.
    { name: 'typed', test: /[\\/]page[\\/]tab-draft\.ts$|[\\/]paste[\\/]pasted-text\.ts$/ },
    { name: 'drafts', test: drafts, ...shared, entriesAwareMergeThreshold: 30_000 },
    { name: 'marks', test: marks, ...shared },
    { name: 'steps', test: steps, ...shared },
    { name: 'replies', test: replies, ...shared },
    { name: 'small-fields', test: smallFields, ...shared },
    { name: 'error-words', test: errorWords, ...shared },
    { name: 'event-fields', test: eventFields, ...shared },
    { name: 'help', test: help, ...shared },
    { name: 'calling', test: calling, ...shared },
    { name: 'reports', test: reports, ...shared },
    { name: 'sports-field', test: sportsField, ...shared },
    // Small parts are merged: a creation page must not load a marketplace's.
    { name: 'filters', test: market, ...shared },
    { name: 'parts', test: oursWithoutQueries, ...shared },
  ],
}
/** Otherwise each page loads the limits of all forms, with their names. */
