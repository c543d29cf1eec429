/** Words for times of day and days, which hours are compared with. */
export const timeWords = {
  now: 'now, right now, at the moment, currently, at this hour, this minute, ahora, ahora mismo, en este momento, maintenant, en ce moment, a l instant, presentement',
  today: 'today, hoy, aujourd hui, this day, dia de hoy',
  tonight: 'tonight, this evening, esta noche, ce soir, cette nuit',
  tomorrow: 'tomorrow, manana, demain',
  late: 'late, late night, late at night, tarde en la noche, de noche, tarde, tard, tard le soir, la nuit',
  early: 'early, early morning, early in the morning, temprano, muy temprano, tot, tot le matin',
  weekend:
    'weekend, this weekend, on the weekend, fin de semana, este fin de semana, fin de semaine, cette fin de semaine, week-end, ce week-end',
} as const satisfies Record<string, string>

/** By weekday. */
export const weekdayWords: Readonly<Record<string, string>> = {
  Monday:
    'monday, mondays, on mon, open mon, mon fri, mon morning, mon night, mon evening, this mon, next mon, mon hours, mon tue, lunes, lundi, lundis',
  Tuesday: 'tuesday, tuesdays, tue, martes, mardi, mardis',
  Wednesday: 'wednesday, wednesdays, wed, miercoles, mercredi, mercredis',
  Thursday: 'thursday, thursdays, thu, jueves, jeudi, jeudis',
  Friday: 'friday, fridays, fri, viernes, vendredi, vendredis',
  Saturday: 'saturday, saturdays, sat, sabado, sabados, samedi, samedis',
  Sunday: 'sunday, sundays, sun, domingo, domingos, dimanche, dimanches',
}
