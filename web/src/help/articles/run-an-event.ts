import type { ArticleTopic } from '../article.ts'

export const runAnEvent: ArticleTopic = {
  title: 'Run an event',
  articles: [
    {
      slug: 'publish-an-event',
      title: 'Publish an event',
      summary: 'Create it, choose who may see it, and publish it when it is ready.',
      body: [
        {
          steps: [
            '[List an event](/events/new). A name and a sport are enough to begin; it stays a draft that only your team sees.',
            'Choose its category. **Marketed** events are in the events marketplace for everybody. **RFP** events look for a venue and are seen by hosts whose membership opens the RFP marketplace. **Private** events are for your team and those whom it invites.',
            'Add dates, venues, costs, and how teams enter, then press **Publish**. Events need no approval by us.',
          ],
        },
        { picture: 'event', alt: 'The page of an event with its dates, venues and hotels' },
        'If the dates aren’t certain, say so: a flexible event shows the range in which it can take place. Closing an event stops new interest and keeps the page; cancelling says so to everybody who likes it, and can’t be undone.',
      ],
    },
    {
      slug: 'event-calendar',
      title: 'Put events into your calendar',
      summary: 'Download one event, or subscribe to a calendar that stays up to date.',
      body: [
        'The page of an event has **Add to calendar**. The file has its days in the time zone of the venue.',
        'The page of a facility, destination or organization with events has **Subscribe**. Your calendar app reads it every few hours, so that new and moved events appear on their own.',
      ],
    },
    {
      slug: 'organization-page',
      title: 'Give your events an organization',
      summary: 'A page that people follow, that owns your events, and whose managers manage all of them.',
      body: [
        'An [organization](/organizations/new) is who runs events: a club, a league, a governing body. People who follow it hear of each event that it publishes.',
        'Its managers are managers of every event that belongs to it, so you invite a colleague once. They see the right beside their name as inherited.',
      ],
    },
  ],
}
