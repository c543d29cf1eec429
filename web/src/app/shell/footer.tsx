import { Link } from 'react-router'
import { LogoMark } from '../../components/logo-mark.tsx'
import { markets } from '../../page/markets.ts'
import { howItWorks } from '../../page/outside-links.ts'
import type { Settings } from '../settings.ts'
import styles from './footer.module.css'
import { kinds, newProfilePath } from '../../kinds/registry.ts'

export function Footer({ settings: { brand, links } }: { settings: Settings }) {
  const entries = howItWorks(links)
  return (
    <footer className={styles.footer}>
      <div className="page">
        <div className={styles.columns}>
          <div>
            <Link className={styles.logo} to="/" aria-label={`${brand}, front page`}>
              <LogoMark />
              <span>{brand}</span>
            </Link>
            <p className={`${styles.claim} mut`}>
              Where sports events find their venue. Free for organizers, on the web and on iOS and Android.
            </p>
          </div>
          <nav aria-label="Marketplaces">
            <p className="semi">Marketplaces</p>
            {markets.map(({ kind, path, title, isOpen }) =>
              isOpen ? (
                <Link key={kind} to={path}>
                  {title}
                </Link>
              ) : (
                <span key={kind}>{title}, opens soon</span>
              ),
            )}
          </nav>
          {entries.length > 0 && (
            <nav aria-label="How it works">
              <p className="semi">How it works</p>
              {entries.map(({ title, address }) => (
                <a key={title} href={address} target="_blank" rel="noreferrer">
                  {title}
                </a>
              ))}
            </nav>
          )}
          <nav aria-label="For those who run a place">
            <p className="semi">Take part</p>
            <Link to={newProfilePath(kinds.facility)}>List a facility</Link>
            {links.contact !== null && (
              <a href={links.contact} target="_blank" rel="noreferrer">
                Contact
              </a>
            )}
            <a href="/docs">API</a>
          </nav>
        </div>
        <div className={styles.end}>
          <span>© {brand}</span>
          <span>Place data © GeoNames, CC BY</span>
        </div>
      </div>
    </footer>
  )
}
