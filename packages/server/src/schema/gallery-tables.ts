import type { GalleryItemId } from '@home-design/contract';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** Tables about published designs. */
export interface GalleryTables {
  galleryItems: GalleryItemTable;
  galleryDays: GalleryDayTable;
  galleryLikes: GalleryLikeTable;
  galleryVisitors: GalleryVisitorTable;
}

/** The designer. */
export interface DesignAuthor {
  name: string;
  /** Address of a picture; null: there is none. */
  avatar: string | null;
  badge: string | null;
  /** Whether they can be contacted. */
  contact: boolean;
}

/** A picture of a design, by names of files that come with the web app. */
export interface DesignPicture {
  picture: string;
  /** The kind of edit; null if it is not an edit. */
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
  /** False for a removed design; it keeps its numbers. */
  isListed: boolean;
  publishedAt: ColumnType<Date, Date, Date>;
  likes: Generated<number>;
  views: Generated<number>;
  shares: Generated<number>;
}

/** The actions of visitors on a day. */
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
  /** Identifies a browser or an account, as an HMAC. */
  visitor: string;
  /** Identifies the network of a like of today, as an HMAC with a name of that day; deleted after the day. */
  network: string | null;
  createdAt: ColumnType<Date, Date, never>;
}

/** The viewers of a design today, so that each is counted once; deleted after the day. */
export interface GalleryVisitorTable {
  itemId: GalleryItemId;
  day: string;
  /** Reveals nothing about a person: an HMAC with a name of that day. */
  visitor: string;
  /** The same for the network, by which views are limited; null for views from before this column. */
  network: string | null;
}
