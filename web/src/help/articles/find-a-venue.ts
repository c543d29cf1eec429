import type { ArticleTopic } from '../article.ts'

export const findAVenue: ArticleTopic = {
  title: 'Find a venue',
  articles: [
    {
      slug: 'search-for-a-venue',
      title: 'Search for a venue',
      summary: 'Describe what you need in words, or set filters, and see what remains.',
      body: [
        'Open [facilities](/facilities/marketplace) and write what you need as you would say it: “10 basketball courts hardwood near Indianapolis”. Words that mean something become filters, which you see above the list and can remove one by one. The rest searches names, cities and descriptions.',
        { picture: 'market', alt: 'The marketplace of facilities with filters, results and a map' },
        {
          points: [
            '**Spaces.** A filter for a type of space, its surface and a count has to hold for the same spaces: “8 courts, hardwood” doesn’t find a hall with 8 courts of which 2 are hardwood.',
            '**Distance.** Enter a city or postal code and choose a radius. Distances are in miles, as the crow flies.',
            '**Counts.** The number behind each choice is what you would get with it. Choices that would find nothing stay visible, so you know why.',
            '**Map.** On a wide screen it is beside the list; on a phone, the button at the bottom switches. Move the map to search where it shows.',
          ],
        },
        'The address of the page has your whole search. Copy it, and whoever opens it sees the same.',
      ],
    },
    {
      slug: 'compare-venues',
      title: 'Compare venues and keep lists',
      summary: 'Put up to four pages side by side, and keep the good ones in lists that you can share.',
      body: [
        'Press Compare on a card to put the page into the tray at the bottom. With two to four pages of one kind in it, open the comparison: what differs is marked, and what a page doesn’t say is said so instead of being left out.',
        { picture: 'compare', alt: 'Four facilities side by side, with what differs' },
        '**Save to list** keeps a page in a list of yours. Lists have names, such as “Nationals 2027”, and are under [My account](/account). Share a list by its link: whoever has it sees the pages, and you can end the link.',
      ],
    },
    {
      slug: 'ask-for-dates',
      title: 'Ask several hosts for dates at once',
      summary:
        'One request with your dates and needs goes to up to twelve hosts. Their answers come back to one place.',
      body: [
        {
          steps: [
            'On a page, press **Request dates**. Add more hosts from the comparison or the list of saved pages, up to twelve.',
            'Fill in the event, dates, spaces and what matters to you. You see before you send whether a host is emailed, reads it here, or has nobody yet.',
            'Without an account, confirm your email address by the link that we send you. The request goes out after that.',
          ],
        },
        { picture: 'request', alt: 'The form of a request to several hosts' },
        'Each host answers Interested or Passed. You see all answers under [Requests](/requests), or by the link in your email, and choose the one that won. If you like, the others are told that it is decided.',
        'Hosts can’t see whom else you asked.',
      ],
    },
    {
      slug: 'hotels-near-an-event',
      title: 'Find hotels and food near an event',
      summary: 'Each event and venue lists what is close, with distances and group rates.',
      body: [
        'The page of an [event](/events/marketplace) lists hotels near its venue, closest first, with the event’s own rates when there are any. The banner above them says how early you are: rates for groups are best more than thirty days ahead.',
        'Below that are places to eat and play. The [local businesses](/businesses/marketplace) marketplace has all of them, with today’s promotions.',
      ],
    },
  ],
}
