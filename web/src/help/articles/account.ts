import type { ArticleTopic } from '../article.ts'

export const account: ArticleTopic = {
  title: 'Your account',
  articles: [
    {
      slug: 'create-an-account',
      title: 'Do I need an account?',
      summary: 'Searching, comparing and asking for dates need none. Pages, messages and lists do.',
      body: [
        'Without an account you search all five marketplaces, compare, and send requests for dates. With one, you keep lists, follow pages, write messages, review, and run pages of your own. It is free.',
        'Your account type, such as Event Organizer or Facility, decides what Home shows first. It opens and closes nothing, and you can change it.',
      ],
    },
    {
      slug: 'trouble-signing-in',
      title: 'I can’t log in',
      summary: 'Forgotten passwords, emails that don’t arrive, and windows that don’t open.',
      body: [
        {
          points: [
            '**Forgotten password.** Choose “Forgot your password?” in the login window. The link is for one use.',
            '**No email.** Look in the spam folder, and check the address for a typo. Company filters may hold mail back for a few minutes.',
            '**No window.** Allow pop-ups for this site, and close the window before you try again.',
            '**Signed out elsewhere.** Somebody ended all sessions under My account, or an administrator did. Log in again, and change the password if it wasn’t you.',
          ],
        },
        'Still locked out? [Write to us](/contact).',
      ],
    },
    {
      slug: 'take-your-data',
      title: 'Download your data or delete your account',
      summary: 'Everything that is yours in one file, and how to leave.',
      body: [
        'Under [My account](/account), **Download my data** makes a file of everything that is yours: your profile, pages, reviews, lists, messages and settings. The link works once, for you.',
        'Before an account is deleted, pages that only you manage are handed over or closed; we list them. Your messages stay for those who got them, signed “A former member”. Reviews stay without your name.',
      ],
    },
    {
      slug: 'on-your-phone',
      title: 'Put {brand} on your phone',
      summary:
        'Install it from the browser. It opens like an app and keeps your last conversations for places without a signal.',
      body: [
        { picture: 'phone', alt: 'The marketplace and a conversation on a phone' },
        {
          points: [
            '**iPhone and iPad.** In Safari, press Share, then “Add to Home Screen”.',
            '**Android.** In Chrome, open the menu, then “Add to Home screen” or “Install app”.',
            '**Computer.** In Chrome or Edge, press the install icon in the address bar.',
          ],
        },
        'To be told of news when it isn’t open, allow notifications under [My account](/account#notifications) on that device.',
      ],
    },
  ],
}
