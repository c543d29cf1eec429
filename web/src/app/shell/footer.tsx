import { memo } from 'react'
import { Link } from 'react-router'
import { useSession } from '../../api/session.ts'
import { useLazy } from '../../components/use-lazy.ts'
import { LogoMark } from '../../components/pictures/logo-mark.tsx'
import { ReplaceableLink } from '../../page/replaceable-link.tsx'
import type { Settings } from '../../page/surroundings.ts'
import styles from './footer.module.css'
import bar from './shell.module.css'
import { kindList, listingTitle, marketPath, markets, newProfilePath } from '../../kind/registry.ts'

const loadTheme = () => import('./theme-items.tsx')

export const Footer = memo(function Footer({
  settings: { brand, links, howItWorks },
}: {
  settings: Settings
}) {
  // Others have it in the bar.
  const isVisitor = useSession(({ status }) => status === 'visitor')
  const { part: theme } = useLazy(loadTheme, isVisitor)
  return (
    <footer className={`sm ${styles.footer}`}>
      <div className="page">
        <div className={styles.columns}>
          <div>
            <Link className={`row ${bar.logo}`} to="/" aria-label={`${brand}, home page`}>
              <LogoMark />
              <span>{brand}</span>
            </Link>
            <p className={`${styles.claim} mut`}>
              Where sports events find their venue. Free for organizers, on the web and on iOS and Android.
            </p>
          </div>
          <nav aria-label="Marketplaces">
            <p className="semi">Marketplaces</p>
            {markets.map(({ kind, title }) => (
              <Link key={title} to={marketPath(kind)}>
                {title}
              </Link>
            ))}
          </nav>
          <nav aria-label="How it works">
            <p className="semi">How it works</p>
            {howItWorks.map(({ title, to }) => (
              <ReplaceableLink key={title} to={to}>
                {title}
              </ReplaceableLink>
            ))}
          </nav>
          <nav aria-label="Browse">
            <p className="semi">Browse</p>
            <Link to="/#states">By state</Link>
            <Link to="/#sports">By sport</Link>
            <Link to="/stories">Stories</Link>
            <Link to="/events/rfps">Events that look for a venue</Link>
          </nav>
          <nav aria-label="Get listed">
            <p className="semi">Get listed</p>
            {kindList.map((kind) => (
              <Link key={kind.name} to={newProfilePath(kind)}>
                {listingTitle(kind)}
              </Link>
            ))}
            <ReplaceableLink to={links.contact}>Contact</ReplaceableLink>
            <a href="/docs">API</a>
          </nav>
        </div>
        <div className={`row dim ${styles.end}`}>
          <span>© {brand}</span>
          <ReplaceableLink to={links.privacy}>Privacy</ReplaceableLink>
          <ReplaceableLink to={links.terms}>Terms</ReplaceableLink>
          {isVisitor && theme && <theme.ThemeItems className={styles.theme} />}
          <span>Place data © GeoNames, CC BY</span>
        </div>
      </div>
    </footer>
  )
})
