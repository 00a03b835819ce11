ALTER TABLE "message" DROP CONSTRAINT "message_user_id_app_user_id_fk";
