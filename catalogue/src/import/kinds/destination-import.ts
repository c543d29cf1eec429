import { DestinationDraft } from '@app/contract/destinations/destination-schema.ts'
import { simpleKind } from './simple-kind.ts'

export const destinationImport = simpleKind({
  name: 'destination',
  nouns: { one: 'destination', other: 'destinations' },
  draft: DestinationDraft,
  type: {
    field: 'destinationType',
    words: {
      'Convention & Visitors Bureau':
        'convention and visitors bureau|convention visitors bureau|visitors bureau|visitors and convention bureau|cvb|cvc|tourism bureau|visitor center|chamber of commerce|chamber',
      'Sports Commission':
        'sports council|sports authority|sports corporation|sports alliance|sports foundation|sports commission',
      'Destination Management Organization':
        'destination marketing organization|destination organization|dmo|tourism|tourism board|tourist board|visit|explore|discover|experience',
      'Management Group': 'management company|management',
    },
    otherwise: 'Destination Management Organization',
  },
  words: {
    services: {
      'Grant Programs': 'grants|grant|funding|financial assistance|incentives',
      'Lodging Services': 'lodging|housing|hotels|room blocks|accommodation',
      Marketing: 'promotion|advertising',
      'PR/Media Assistance': 'pr|media|public relations|press|media assistance',
      Signage: 'signs|banners',
      'Site Visits': 'site visit|site inspections|site tours|fam tours',
      Volunteer: 'volunteers|volunteer recruitment',
      'Welcome Bags': 'welcome bag|goody bags|visitor bags|welcome packets',
      'Event Marketing Sponsorship': 'sponsorship|sponsorships|event sponsorship',
    },
  },
})
