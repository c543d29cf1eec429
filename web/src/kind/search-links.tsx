import { ButtonLink } from '../components/actions/button-link.tsx'
import { hasMarket, kindList, marketPath, searchTitle } from './registry.ts'

/** Buttons to the marketplaces. */
export const SearchLinks = () =>
  kindList.filter(hasMarket).map((kind) => (
    <ButtonLink key={kind.name} to={marketPath(kind)} icon="search">
      {searchTitle(kind)}
    </ButtonLink>
  ))
