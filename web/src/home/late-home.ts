// What home loads in one file, beside its data.
export { AdminSection } from './admin-section.tsx'
export { comingDates, nextDateText } from './coming-dates.ts'
export { ContactSection } from './contact-section.tsx'
export { Guide } from './guide.tsx'
export { InterestsSection } from './interests-section.tsx'
export { LowerHome } from './lower-home.tsx'
export { VenuesSection } from './venues-section.tsx'
export { WorkPage } from './work-page.tsx'
