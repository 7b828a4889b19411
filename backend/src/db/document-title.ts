import { sql } from 'kysely';

/** SQL for the title of the document `d` in its revision with this alias. */
export function documentTitle(revision: 'newest' | 'r') {
  const document = sql.ref(`${revision}.document`);
  return sql<string>`coalesce(nullif(${document}->>'destinationName', ''), nullif(${document}->>'name', ''),
    nullif(${document}->>'hotelName', ''), ${document}->>'hotelKey', nullif(${document}->>'title', ''),
    case d.kind when 'home' then 'Home page' when 'navigation' then 'Header menus' when 'footer' then 'Footer links'
      when 'redirects' then 'Redirects' when 'newsletter' then 'Newsletter'
      when 'claims' then nullif(${document}->>'text', '')
      when 'lists' then nullif(${document}->>'headline', '') end, d.id)`;
}
