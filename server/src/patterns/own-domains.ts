import { getDomain } from 'tldts-icann'

/** Providers that give an address to anyone, so that an address there proves nothing about a venue. */
const freeMail = new Set(
  `aim.com aol.com att.net bellsouth.net bigpond.com btinternet.com charter.net comcast.net cox.net duck.com
  earthlink.net email.com fastmail.com fastmail.fm free.fr frontier.com frontiernet.net gmail.com gmx.com gmx.de gmx.net
  googlemail.com hey.com hotmail.ca hotmail.co.uk hotmail.com hotmail.es hotmail.fr hushmail.com icloud.com inbox.com
  juno.com laposte.net libero.it live.ca live.co.uk live.com live.fr mac.com mail.com mail.ru mailbox.org mailinator.com
  me.com msn.com netscape.net netzero.net optonline.net orange.fr outlook.com outlook.es outlook.fr pm.me proton.me
  protonmail.com qq.com rediffmail.com roadrunner.com rocketmail.com rogers.com sbcglobal.net shaw.ca sympatico.ca
  telus.net tutanota.com tuta.com verizon.net videotron.ca wanadoo.fr web.de windstream.net yahoo.ca yahoo.co.in
  yahoo.co.uk yahoo.com yahoo.de yahoo.es yahoo.fr yahoo.it ymail.com yandex.com yandex.ru zoho.com zohomail.com
  126.com 163.com`.split(/\s+/),
)

/** Sites on which many venues have a page, so that an address at the site proves nothing about one of them. */
const sharedSites = new Set(
  `about.me bandsintown.com blogspot.com business.site carrd.co clubexpress.com eventbrite.com facebook.com fb.com
  foursquare.com github.io godaddysites.com google.com instagram.com jimdo.com leagueapps.com linkedin.com linktr.ee
  mapquest.com meetup.com mindbodyonline.com myshopify.com netlify.app pages.dev pinterest.com sportsengine.com
  squarespace.com square.site teamsnap.com tiktok.com tripadvisor.com tumblr.com twitter.com vercel.app vimeo.com
  weebly.com weeblysite.com wikipedia.org wixsite.com wordpress.com x.com yelp.com yolasite.com youtube.com`.split(
    /\s+/,
  ),
)

export const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1).toLowerCase()

export const isFreeMail = (domain: string) => freeMail.has(getDomain(domain) ?? domain)

/** The registrable domains of a profile's website and email, without those that it shares with strangers. */
export function ownDomains({ website, email }: { website: string | null; email: string | null }): string[] {
  const hosts = [website === null ? null : hostOf(website), email === null ? null : domainOf(email)]
  const domains = hosts.flatMap((host) => (host === null ? [] : (getDomain(host) ?? [])))
  return [...new Set(domains)].filter((domain) => !freeMail.has(domain) && !sharedSites.has(domain))
}

function hostOf(website: string): string | null {
  try {
    return new URL(website).hostname
  } catch {
    return null
  }
}
