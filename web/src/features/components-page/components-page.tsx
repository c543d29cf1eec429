import { Link, useSearchParams } from 'react-router'
import styles from './components-page.module.css'
import { sections } from './sections.ts'
import { ThemeColumns } from './theme-columns.tsx'

/** Every component in all its states, in both themes. */
export function ComponentsPage() {
  // One section alone loads and is looked through sooner.
  const only = useSearchParams()[0].get('only')
  const shown = sections.filter(({ id }) => only === null || id === only)
  return (
    <div className="page">
      <header className={styles.head}>
        <h1 className="h1">Components</h1>
        <p className="lead">
          Each in all its states, by day on the left and by night on the right. What opens over the page has
          the page’s own theme.
        </p>
      </header>
      <div className={styles.layout}>
        <nav className={styles.contents} aria-label="Components">
          <ol>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <Link className={styles.entry} to={`/dev/components#${id}`}>
                  {title}
                </Link>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.sections}>
          {shown.map(({ id, title, Samples }) => (
            <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
              <h2 className="h2" id={`${id}-title`}>
                <Link to={only === null ? `?only=${id}` : `/dev/components#${id}`}>{title}</Link>
              </h2>
              <ThemeColumns Samples={Samples} />
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}
