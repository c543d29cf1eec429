/** As many as the API has. Its schema would load the contract. */
export const shownWeekends = 12
