import type { ArticleTopic } from '../article.ts'

export const talk: ArticleTopic = {
  title: 'Talk to people',
  articles: [
    {
      slug: 'messages',
      title: 'Write messages',
      summary: 'Write to a person, a group or the team of a page, with files, replies and mentions.',
      body: [
        { picture: 'conversation', alt: 'A conversation with replies, reactions and a file' },
        {
          points: [
            '**Contact** on a page starts a conversation with its team. Everybody on the team can answer, also those who join later.',
            'A message has up to 10,000 characters and 10 files. Write **@** and a name to notify a member of it, unless they muted or ignored the conversation.',
            'Lost the connection? Your message waits, marked as pending, and is sent once when you are back.',
            'You can edit and delete what you wrote. Managers of a group see the earlier texts.',
            'Search within a conversation, or jump to a date.',
          ],
        },
        'Mute a conversation to keep it without news, archive it to put it away until the next message, or ignore it.',
      ],
    },
    {
      slug: 'notifications',
      title: 'Choose what we tell you',
      summary: 'For each topic: in the app, by email at once, in one email a day, or not at all.',
      body: [
        { picture: 'notifications', alt: 'Notifications with what isn’t opened yet' },
        'Under [My account](/account#notifications), choose for each topic. The daily email comes at eight in the morning of your time zone, and only if there is something in it.',
        'Each email that you can turn off has a link at its end that does so without a login. Emails about the security of your account are always sent.',
      ],
    },
    {
      slug: 'block-somebody',
      title: 'Stop messages from somebody',
      summary:
        'Block a person, and neither of you can write to the other. Report them if others should be safe too.',
      body: [
        'In the menu of a conversation, choose **Block**. The person isn’t told. In groups you both stay. You find whom you blocked under [My account](/account), to undo it.',
        'Report a message or a person if it is spam, abuse or fraud. Administrators see what you reported, as it was, and nothing else of the conversation.',
      ],
    },
    {
      slug: 'who-sees-me',
      title: 'Who sees me and whether I am online',
      summary: 'Hide yourself from directories, lists of teams, and the online dot.',
      body: [
        'Under [My account](/account), turn off **Show me in the directory of people**. Then you stand in no directory and in no public list of a team, nobody sees whether you are online, typing, or have read a message, and your reviews are signed “A member”. The teams that you are on still see you.',
      ],
    },
  ],
}
