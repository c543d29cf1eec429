import type { ArticleTopic } from '../article.ts'

export const runAPage: ArticleTopic = {
  title: 'Run a page',
  articles: [
    {
      slug: 'claim-a-page',
      title: 'Claim the page of your venue',
      summary: 'Many venues have a page already. Claim it, and you manage it.',
      body: [
        {
          steps: [
            'Find the page by name in the marketplace. A page that nobody manages says **Claim this page**.',
            'Enter your position. If you have an email address at the venue’s own domain, we send a link there and the page is yours as soon as you open it.',
            'Otherwise tell us how we can check. An administrator decides, and you get an email.',
          ],
        },
        'Addresses at Gmail and the like prove nothing, so such claims are looked at by a person. You may have a few claims open at a time; you can withdraw each under Home.',
      ],
    },
    {
      slug: 'add-a-page',
      title: 'Add a page that isn’t here yet',
      summary:
        'We look for doubles while you type. An administrator checks new pages before others see them.',
      body: [
        'Choose what you want to list: a [facility](/facilities/new), [destination](/destinations/new), [hotel](/hotels/new), [local business](/businesses/new) or [company](/companies/new). If a page like yours exists, we show it, so that you can claim it instead.',
        'What you type is kept in this browser until you create the page. After that, the page waits for approval. You can already complete it: pictures, spaces, team. If something is missing, we say what, and you send it again.',
        'Changing the name of an approved page later takes effect at once, and an administrator looks at it afterwards.',
      ],
    },
    {
      slug: 'spaces-and-surfaces',
      title: 'Describe your spaces',
      summary: 'Searches count courts, fields and lanes by surface. What isn’t on your page can’t be found.',
      body: [
        { picture: 'spaces', alt: 'The spaces of a facility with their surfaces and sizes' },
        {
          points: [
            'Add each type of space with its count and surface. “8 basketball courts, hardwood” and “4 courts, sport tile” are two entries.',
            'Say indoor or outdoor, the size, and which sports are played there.',
            'A full field that divides into two is one space with a note, not three.',
          ],
        },
        'The page lists what it lacks, most wanted first. Each is one field to fill in, right there.',
      ],
    },
    {
      slug: 'invite-your-team',
      title: 'Invite your team',
      summary: 'Managers change everything, others answer people. Invitations expire after 14 days.',
      body: [
        'Open your page, then **Team**. Invite by email address: the person joins with the account of that address, or creates one. Until then you can send the invitation again or withdraw it.',
        {
          points: [
            '**Managers** change the page, its team and its files.',
            '**Sales**, **Marketing** and **Staff** see the page before it is public, and read and answer requests.',
            'A page keeps at least one manager. Hand it over before you leave.',
          ],
        },
      ],
    },
    {
      slug: 'answer-requests',
      title: 'Answer requests for dates',
      summary:
        'A request reaches everybody on the team. Say Interested or Pass, and the organizer hears at once.',
      body: [
        'New requests are on [Home](/home), under [Requests](/requests), and in your email. The request says dates, spaces, urgency and what matters. **Interested** opens the way to talk; **Pass** closes it, and you can take that back while the event is ahead.',
        'The organizer decides who wins. Each move is kept with who made it and when.',
      ],
    },
    {
      slug: 'memberships',
      title: 'What memberships open',
      summary:
        'Pages are free. Memberships of facilities, destinations and businesses open more for their team.',
      body: [
        {
          points: [
            'A page, its team, requests, messages and reviews are free.',
            'The **RFP marketplace** lists events that look for a venue.',
            '**Hot leads** and **organization stats** show who may fit you, and how organizers do.',
          ],
        },
        'Your memberships, and what each opens, are under [My account](/account#memberships). To get or change one, [write to us](/contact).',
      ],
    },
    {
      slug: 'export-and-import',
      title: 'Export lists, import venues',
      summary:
        'Take search results, lists, teams and leads out as a spreadsheet. Destinations bring their venues in.',
      body: [
        'Lists have a **Download** menu with CSV and XLSX. The file has what you may see, and its link works once.',
        'Managers of a destination import the venues of their area from a spreadsheet under **Imports** on their page: you see what is new, what is here already and what is unclear before anything is stored, and you can undo the import.',
      ],
    },
    {
      slug: 'deleted-pages',
      title: 'Bring a deleted page back',
      summary: 'A deleted page is gone for others at once, and can be restored for 30 days.',
      body: [
        'Deleting asks once more and says what goes with the page. Afterwards nobody finds or opens it. Within 30 days, [write to us](/contact) and an administrator restores it with everything that belongs to it.',
      ],
    },
  ],
}
