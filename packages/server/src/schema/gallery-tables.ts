import type { GalleryItemId } from '@home-design/contract';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** Tables about published designs. */
export interface GalleryTables {
  galleryItems: GalleryItemTable;
  galleryDays: GalleryDayTable;
  galleryLikes: GalleryLikeTable;
  galleryVisitors: GalleryVisitorTable;
}

/** Who made a design. */
export interface DesignAuthor {
  name: string;
  /** Address of a picture; null: there is none. */
  avatar: string | null;
  badge: string | null;
  /** Whether one can write to them. */
  contact: boolean;
}

/** A picture of a design, by names of files that come with the web app. */
export interface DesignPicture {
  picture: string;
  /** What was edited; null for what is no edit. */
  before: string | null;
  caption: string;
  /** Pixels of the largest file. */
  width: number;
  height: number;
}

export interface GalleryItemTable {
  id: GalleryItemId;
  title: string;
  description: string;
  author: JSONColumnType<DesignAuthor>;
  images: JSONColumnType<DesignPicture[]>;
  tags: string[];
  category: string;
  style: string;
  roomType: string;
  location: string | null;
  featured: boolean;
  premium: boolean;
  /** False for what was taken down; it keeps its numbers. */
  isListed: boolean;
  publishedAt: ColumnType<Date, Date, Date>;
  likes: Generated<number>;
  views: Generated<number>;
  shares: Generated<number>;
}

/** What visitors of a day did. */
export interface GalleryDayTable {
  itemId: GalleryItemId;
  /** UTC, `2026-11-22`. */
  day: string;
  likes: number;
  views: number;
  shares: number;
}

export interface GalleryLikeTable {
  itemId: GalleryItemId;
  /** Names a browser or an account, as an HMAC. */
  visitor: string;
  /** Names the network of a like of today, as an HMAC under a name of that day; forgotten when the day is over. */
  network: string | null;
  createdAt: ColumnType<Date, Date, never>;
}

/** Who looked at a design today, so that nobody is counted twice; forgotten when the day is over. */
export interface GalleryVisitorTable {
  itemId: GalleryItemId;
  day: string;
  /** Says nothing about a person: an HMAC under a name of that day. */
  visitor: string;
  /** The same for the network, by which views are limited; null for views counted before this was kept. */
  network: string | null;
}
