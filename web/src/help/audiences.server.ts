import type { Audience, HelpArticle } from '@app/contract/rules/help-pages.ts'
import type { HelpPicture } from './article.ts'

/** What the product does for somebody, with where they begin. */
export interface AudiencePage {
  /** The last part of its address. */
  slug: Audience
  title: string
  lead: string
  /** The picture at the top. */
  picture: HelpPicture
  alt: string
  start: { to: string; label: string }
  parts: readonly { title: string; text: string; picture?: HelpPicture; alt?: string }[]
  /** Articles that answer their questions, by the last parts of their addresses. */
  articles: readonly HelpArticle[]
}

export const audiencePages: readonly AudiencePage[] = [
  {
    slug: 'destinations',
    title: 'Bring the events that fill your rooms',
    lead: 'Sports commissions and visitors bureaus show everything their area has on one page: venues with their courts and fields, hotels, services and people who help.',
    picture: 'destination',
    alt: 'The page of a destination with its sports, facilities and services',
    start: { to: '/destinations/new', label: 'List a destination' },
    parts: [
      {
        title: 'One page for the whole area',
        text: 'Courts, fields and rinks are added up over all venues of your area, so an organizer sees at once that you have forty volleyball courts within twenty miles.',
      },
      {
        title: 'Requests that are worth an answer',
        text: 'A request says dates, spaces, urgency and hotel nights. Answer with one press, and keep who moved it and when.',
        picture: 'request',
        alt: 'A request for dates to several hosts',
      },
      {
        title: 'Your venues in an afternoon',
        text: 'Bring your spreadsheet. You see what is new, what is here already and what is unclear before anything is stored, and undo what you don’t like.',
      },
    ],
    articles: ['answer-requests', 'export-and-import', 'memberships'],
  },
  {
    slug: 'facilities',
    title: 'Fill the weekends that are empty',
    lead: 'Organizers search by courts, surfaces and distance. Describe your spaces once, and be found for what you really have.',
    picture: 'venue',
    alt: 'The page of a facility with its spaces and facts',
    start: { to: '/facilities/new', label: 'List a facility' },
    parts: [
      {
        title: 'Counted down to the court',
        text: 'Eight courts, hardwood, indoor: searches count spaces by type and surface, and your page says what is missing to be found more.',
        picture: 'spaces',
        alt: 'Spaces of a facility with their surfaces',
      },
      {
        title: 'Your team answers',
        text: 'Everybody on your team reads requests and messages. Whoever has time answers, and the others see that it is done.',
        picture: 'conversation',
        alt: 'A conversation between a facility and an organizer',
      },
      {
        title: 'Probably here already',
        text: 'Thousands of venues have a page. Claim yours with an email at your own domain, and it is yours in a minute.',
      },
    ],
    articles: ['claim-a-page', 'spaces-and-surfaces', 'invite-your-team', 'answer-requests'],
  },
  {
    slug: 'event-organizers',
    title: 'Find the venue, then the rooms, then the food',
    lead: 'Write what you need as you would say it. Compare what remains, ask up to twelve hosts at once, and publish the event when it has its place. Free.',
    picture: 'market',
    alt: 'Facilities that fit a search, with filters and a map',
    start: { to: '/facilities/marketplace', label: 'Find a venue' },
    parts: [
      {
        title: 'Side by side, without a spreadsheet',
        text: 'Courts, surfaces, seats, parking, price and distance of four venues in one table, with what differs marked.',
        picture: 'compare',
        alt: 'A comparison of facilities',
      },
      {
        title: 'One request, many answers',
        text: 'Send your dates once. Hosts answer Interested or Pass, and all answers are in one place.',
        picture: 'request',
        alt: 'The form of a request for dates',
      },
      {
        title: 'A page that teams read',
        text: 'Dates, costs, schedule, hotels close by with your rates, and where to eat. People who follow your organization hear of it at once.',
        picture: 'event',
        alt: 'The page of an event',
      },
    ],
    articles: ['search-for-a-venue', 'ask-for-dates', 'compare-venues', 'publish-an-event'],
  },
  {
    slug: 'vendors',
    title: 'Be there when teams come to town',
    lead: 'Restaurants, shops, attractions and companies that serve sports events: a page near every venue, with promotions that are true today.',
    picture: 'business',
    alt: 'Local businesses with their promotions',
    start: { to: '/businesses/new', label: 'List a business' },
    parts: [
      {
        title: 'Near every event',
        text: 'Your page shows beside the venues and events around you, closest first, where families look for dinner after the last game.',
      },
      {
        title: 'Promotions by date',
        text: 'Free drinks for teams this weekend, ten percent in March: a promotion shows while it holds and leaves on its own.',
      },
      {
        title: 'Several places, one company',
        text: 'A company page stands above its locations. Its managers manage all of them.',
      },
    ],
    articles: ['add-a-page', 'memberships', 'invite-your-team'],
  },
  {
    slug: 'mobile',
    title: 'In your pocket, on the sideline',
    lead: 'Everything works on a phone. Install it from the browser: it opens like an app, tells you of news, and keeps your last conversations for gyms without a signal.',
    picture: 'phone',
    alt: 'The marketplace and a conversation on a phone',
    start: { to: '/help/on-your-phone', label: 'Put it on your phone' },
    parts: [
      {
        title: 'Written without a signal, sent once',
        text: 'A message waits for the connection and arrives exactly once, in the order in which you wrote it.',
      },
      {
        title: 'Only the news you asked for',
        text: 'Choose for each topic: in the app, by email, as a notification on this device, or not at all.',
      },
    ],
    articles: ['on-your-phone', 'notifications', 'messages'],
  },
]
