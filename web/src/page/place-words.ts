interface Town {
  city: string | null
  state: string | null
}

interface Address extends Town {
  address: string | null
  postalCode: string | null
}

/** `Westfield, Indiana`, or the part that is known. */
export const cityAndState = ({ city, state }: Town) => [city, state].filter(Boolean).join(', ')

/** `19000 Grand Park Blvd, Westfield, Indiana 46074`. */
export const addressLine = ({ address, city, state, postalCode }: Address) =>
  [address, city, [state, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')
