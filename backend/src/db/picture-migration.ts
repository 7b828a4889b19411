/** Statements for captions, and for photographs of hotels (ADR 97). */
export const PHOTOGRAPHS = [
  `alter table pictures add column caption text not null default '', add column giata_id integer`,
  `create index pictures_by_hotel on pictures (giata_id) where giata_id is not null`,
];

/** Statements for the media library (ADR 94). */
export const PICTURES = [
  `create table pictures (
     id text primary key check (id ~ '^[a-z]{16}$'), name text not null, alternative text not null default '',
     is_decorative boolean not null default false, credit text not null default '', licence text not null default '',
     revision integer not null default 1, image integer not null default 1, uploaded_by text not null,
     uploaded_at timestamptz not null, changed_by text not null, changed_at timestamptz not null)`,
  // Rows are never changed: the URL of an image always names the same bytes.
  `create table picture_images (
     picture_id text not null references pictures on delete cascade, number integer not null, hash text not null,
     width integer not null check (width > 0), height integer not null check (height > 0), bytes integer not null,
     focal_x double precision not null check (focal_x between 0 and 1),
     focal_y double precision not null check (focal_y between 0 and 1), primary key (picture_id, number))`,
  `create index picture_images_by_hash on picture_images (hash)`,
];
