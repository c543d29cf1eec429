import styles from './how-it-works.module.css'

const steps = [
  {
    title: 'Say what has to fit',
    text: 'Ten hardwood courts, within 50 miles, seats for the final. Filters count as you choose, no account needed.',
  },
  {
    title: 'See what each place has',
    text: 'Every facility lists its spaces, surfaces and amenities, and what it is short of, down to the court.',
  },
  {
    title: 'Ask those who decide',
    text: 'Write to the people who run the place, with your dates and spaces already in the message.',
  },
]

export const HowItWorks = () => (
  <section className="section">
    <div className="page">
      <div className="section-head">
        <h2 className="h1">How it works</h2>
      </div>
      <ol className={styles.steps}>
        {steps.map(({ title, text }, place) => (
          <li key={title} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {place + 1}
            </span>
            <h3 className="h3">{title}</h3>
            <p className={`${styles.text} mut`}>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  </section>
)
