import styles from './landing.module.css'

const steps = [
  {
    title: 'Set your requirements',
    text: 'Ten hardwood courts, within 50 miles, seats for the final. Results update as you choose, no account needed.',
  },
  {
    title: 'Compare venues',
    text: 'Every facility lists its spaces, surfaces and amenities, and shows what it lacks for your event, down to the court.',
  },
  {
    title: 'Talk to the people in charge',
    text: 'Message the people who run the place, with your dates and spaces already filled in.',
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
            <span className={`${styles.digits} ${styles.number}`} aria-hidden="true">
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
